import { type RefObject, useEffect } from 'react'
import type { Marks } from '#modules/worship/rules/quran/marks.ts'

/** Shows at each verse whether it is put aside, and where one has read last. */
export function useShownMarks(list: RefObject<HTMLElement | null>, chapter: number, marks: Marks): void {
  useEffect(() => {
    const marked = marks.bookmarks.filter((mark) => mark.chapter === chapter && !mark.is_removed)
    press(list.current, 'mark', new Set(marked.map(({ verse }) => verse)))
    const last = marks.last_read
    press(list.current, 'read', new Set(last?.chapter === chapter ? [last.verse] : []))
  }, [list, chapter, marks])
}

function press(list: HTMLElement | null, act: 'mark' | 'read', verses: ReadonlySet<number>): void {
  const isActive = (button: Element) => verses.has(Number(button.closest<HTMLElement>('[data-verse]')?.dataset.verse))
  for (const button of list?.querySelectorAll(`[data-act=${act}]`) ?? []) {
    const state = String(isActive(button))
    if (button.getAttribute('aria-pressed') !== state) button.setAttribute('aria-pressed', state)
  }
}
