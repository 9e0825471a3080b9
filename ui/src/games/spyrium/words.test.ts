import { testWords } from "../../testing/words";
import { SPYRIUM_WORDS } from "./words";

testWords(SPYRIUM_WORDS, (words) => words.workers);
