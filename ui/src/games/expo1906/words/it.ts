import { counted, listed } from "../../../lib/forms";
import type { ExpoWords } from "../words";

export const it: ExpoWords = {
  money: (dollars) => `$${dollars}`,
  vp: (points) => `${points} PV`,
  amount: (amount, resource) => `${amount} ${resource}`,
  list: listed(" e "),
  canBeChosen: "si può scegliere",
  close: "Chiudi",
  parts: "Parti della plancia",
  legend: "Legenda",

  resourceTile: "tessera Risorsa",
  project: "progetto",
  technology: "tecnologia",
  sides: (two, one) => `Due lati vicini danno 2 ${two}, gli altri due 1 ${one}.`,
  leading: (lines) => `1 PV in più per ogni linea di cui sei capofila: ${lines}`,
  marks: "pieni: ciò che il progetto ha; vuoti: ciò che manca; accesi: ciò che darebbe la tessera in mano",

  lab: (name) => `Laboratorio di ${name}`,
  showLab: (name) => `Mostra il laboratorio di ${name}`,
  otherLabs: "Laboratori degli altri",
  clearedSpace: "qui è stato rimosso un rottame",
  noOwnTiles: "Nessuna tessera accanto al laboratorio",
  remove: "Rimuovi",
  removed: {
    resource: "va tra gli scarti",
    project: "va in fondo alla sua pila",
    technology: "torna all’Accademia",
    scrap: "esce dal gioco",
  },
  lift: "Solleva",
  removeHint: "Per rimuovere qualcosa, sceglilo nel laboratorio.",
  liftHint: "Scegli una tessera nel laboratorio per spostarla o girarla.",

  heldAt: (cell, degrees) => `in ${cell}, girata di ${degrees}°`,
  turn: "Gira",
  putHere: "Metti qui",
  doesNotFit: "Qui non ci sta.",
  givesNothing: "Qui non dà nulla.",
  wouldGive: (project, amounts) => `${project} riceve ${amounts}`,
  wouldComplete: (project) => `completa ${project}`,
  scoresNow: (points) => `${points} subito`,
  holdHint:
    "Puntatore o frecce la spostano, R la gira, un clic o Invio la mette giù, Esc la rimette al suo posto.",

  cardSays: {
    station: (prices) => `fino a tre tessere Risorsa: ${prices}`,
    academy: (price) => `un progetto o una tecnologia: ${price}`,
    laboratory: (steps) => `piazza o rimuovi fino a ${steps} tessere`,
    journal: (points) => `${points} punti di movimento`,
    skyscraper: (money) => `ricevi ${money}`,
  },
  improvedSays: {
    academy: (price) => `un progetto o una tecnologia: ${price}; e una tessera Risorsa gratis`,
    journal: (points) => `${points} punti di movimento, salti più economici`,
  },
  meetingSays: "due cose su quattro; chiude il round",
  improved: "migliorata",
  played: "giocata in questo round",

  emptyStation: "Nessuna tessera fino alla riorganizzazione",
  at: (line, column) => `${line}, colonna ${column}`,
  fromTop: (names) => `dall’alto: ${names}`,
  atTheEnd: (points) => `${points} alla fine`,
  enter: (line) => `Entra: ${line}`,
  step: (column) => `Passo alla colonna ${column}`,
  jump: (line, money) => `Salto, ${line}: ${money}`,
  token: ["gettone in cima", "secondo gettone", "terzo gettone"],
  chitSays: {
    eiffel: (step) => `per ultimo, 1 PV ogni ${step} PV iniziati`,
    ferris: (dollars) => `1 PV ogni $${dollars} iniziati`,
    colonies: "1 PV per ogni rottame rimosso il cui spazio è coperto",
    metro: (each, most) => `${each} PV per ogni tecnologia nel laboratorio, ${most} al massimo`,
    fine_arts: (points) => `${points} PV`,
    simplon: "1 PV per ogni forma di progetto nel laboratorio",
  },
  worthNow: (points) => `${points} allo stato attuale`,

  roundOf: (round, rounds) => `Round ${round} di ${rounds} al massimo`,
  round: (round) => `Round ${round}`,
  tiles: counted("tessera", "tessere"),
  reorganisation: "Riorganizzazione",

  plan: "Piano",
  planning: "Calcolo in corso …",
  noPlan: "In poche operazioni non si può completare nulla.",
};
