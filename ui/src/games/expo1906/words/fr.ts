import { counted, listed } from "../../../lib/forms";
import type { ExpoWords } from "../words";

export const fr: ExpoWords = {
  money: (dollars) => `${dollars} $`,
  vp: (points) => `${points} PV`,
  amount: (amount, resource) => `${amount} ${resource}`,
  list: listed(" et "),
  canBeChosen: "peut être choisi",
  close: "Fermer",
  parts: "Parties du plateau",
  legend: "Légende",

  resourceTile: "tuile Ressource",
  project: "projet",
  technology: "technologie",
  sides: (two, one) => `Deux côtés voisins donnent 2 ${two}, les deux autres 1 ${one}.`,
  leading: (lines) => `1 PV de plus par piste que tu mènes : ${lines}`,
  marks:
    "pleins : ce que le projet a ; vides : ce qui manque ; vifs : ce que donnerait la tuile que tu tiens en main",

  lab: (name) => `Lab de ${name}`,
  showLab: (name) => `Montrer le Lab de ${name}`,
  otherLabs: "Labs des autres",
  clearedSpace: "une ferraille a été enlevée ici",
  noOwnTiles: "Aucune tuile hors du Lab",
  remove: "Enlever",
  removed: {
    resource: "elle va à la défausse",
    project: "il va sous sa pile",
    technology: "elle retourne à l’Académie",
    scrap: "elle quitte le jeu",
  },
  lift: "Soulever",
  removeHint: "Pour enlever quelque chose, choisis-le dans le Lab.",
  liftHint: "Choisis une tuile du Lab pour la déplacer ou la tourner.",

  heldAt: (cell, degrees) => `en ${cell}, tournée de ${degrees}°`,
  turn: "Tourner",
  putHere: "Poser ici",
  doesNotFit: "Elle ne tient pas ici.",
  givesNothing: "Elle ne donne rien ici.",
  wouldGive: (project, amounts) => `${project} reçoit ${amounts}`,
  wouldComplete: (project) => `achève ${project}`,
  scoresNow: (points) => `${points} tout de suite`,
  holdHint:
    "Le pointeur ou les flèches la déplacent, R la tourne, un clic ou Entrée la pose, Échap la remet à sa place.",

  cardSays: {
    station: (prices) => `jusqu’à trois tuiles Ressource : ${prices}`,
    academy: (price) => `un projet ou une technologie : ${price}`,
    laboratory: (steps) => `placer ou enlever jusqu’à ${steps} tuiles`,
    journal: (points) => `${points} points de mouvement`,
    skyscraper: (money) => `recevoir ${money}`,
  },
  improvedSays: {
    academy: (price) => `un projet ou une technologie : ${price} ; et une tuile Ressource gratuite`,
    journal: (points) => `${points} points de mouvement, sauts moins chers`,
  },
  meetingSays: "deux choses sur quatre ; termine la manche",
  improved: "améliorée",
  played: "jouée dans cette manche",

  emptyStation: "Aucune tuile avant la réorganisation",
  at: (line, column) => `${line}, étape ${column}`,
  fromTop: (names) => `de haut en bas : ${names}`,
  atTheEnd: (points) => `${points} à la fin`,
  enter: (line) => `Entrer : ${line}`,
  step: (column) => `Pas à l’étape ${column}`,
  jump: (line, money) => `Saut, ${line} : ${money}`,
  token: ["marqueur du dessus", "deuxième marqueur", "troisième marqueur"],
  chitSays: {
    eiffel: (step) => `en tout dernier, 1 PV par tranche de ${step} PV entamée`,
    ferris: (dollars) => `1 PV par tranche de ${dollars} $ entamée`,
    colonies: "1 PV par ferraille enlevée dont la case est couverte",
    metro: (each, most) => `${each} PV par technologie dans le Lab, ${most} au plus`,
    fine_arts: (points) => `${points} PV`,
    simplon: "1 PV par forme de projet dans le Lab",
  },
  worthNow: (points) => `${points} en l’état`,

  roundOf: (round, rounds) => `Manche ${round} sur ${rounds} au plus`,
  round: (round) => `Manche ${round}`,
  tiles: counted("tuile", "tuiles"),
  reorganisation: "Réorganisation",

  plan: "Plan",
  planning: "Calcul en cours…",
  noPlan: "Rien ne peut être achevé en quelques manœuvres.",
};
