/** The game that the reader is concerned with: that of the table or the rules he looks at, or looked at last. */
class Subject {
  game = $state("industry");
}

export const subject = new Subject();
