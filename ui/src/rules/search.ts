import type { RulesSection } from "../api/wire";

export interface Found extends RulesSection {
  hits: number;
}

/** Every word that is looked for, small and without accents. */
export function terms(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Small letters without accents: who types "perche" finds "perché". Its length is that of the text. */
export function plain(text: string): string {
  return Array.from(text)
    .map((letter) => plainLetter(letter))
    .join("");
}

function plainLetter(letter: string): string {
  const bare = letter
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return bare.length === letter.length ? bare : letter;
}

/**
 * The sections that hold every term, in text, title or id, with the terms marked; all of them for no term. Of tables
 * only the rows that hold one are left.
 */
export function search(sections: readonly RulesSection[], query: string): Found[] {
  const wanted = terms(query);
  if (!wanted.length) return sections.map((section) => ({ ...section, hits: 0 }));
  return sections.flatMap((section) => {
    const body = new DOMParser().parseFromString(section.html, "text/html").body;
    const text = plain(`${section.id} ${section.title} ${body.textContent}`);
    if (!wanted.every((term) => text.includes(term))) return [];
    mark(body, wanted);
    return [{ ...section, html: body.innerHTML, hits: body.querySelectorAll("mark").length }];
  });
}

/** A text cut at the terms it holds: every other piece, from the second on, is one of them. */
export function pieces(text: string, wanted: readonly string[]): string[] {
  if (!wanted.length) return [text];
  const found = new RegExp(wanted.map(escape).join("|"), "g");
  const cut: string[] = [];
  let from = 0;
  for (const { index, 0: term } of plain(text).matchAll(found)) {
    cut.push(text.slice(from, index), text.slice(index, index + term.length));
    from = index + term.length;
  }
  return [...cut, text.slice(from)];
}

function escape(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function mark(body: HTMLElement, wanted: readonly string[]): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const cut = pieces(text.data, wanted);
    if (cut.length === 1) continue;
    text.replaceWith(...cut.map((piece, at) => (at % 2 ? marked(piece) : piece)));
  }
  for (const row of body.querySelectorAll("tbody tr")) if (!row.querySelector("mark")) row.remove();
}

function marked(text: string): HTMLElement {
  const element = document.createElement("mark");
  element.textContent = text;
  return element;
}
