import { testWords } from "../../testing/words";
import { INDUSTRY_WORDS } from "./words";

testWords(INDUSTRY_WORDS, (words) => words.talers);
