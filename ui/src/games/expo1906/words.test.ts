import { testWords } from "../../testing/words";
import { EXPO_WORDS } from "./words";

testWords(EXPO_WORDS, (words) => words.tiles);
