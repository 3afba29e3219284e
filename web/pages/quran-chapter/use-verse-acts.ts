import { createElement, lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import type { Marks } from '#modules/worship/rules/quran/marks.ts'
import { setMarks, toggleMark } from '../../components/quran/stored-marks.ts'
import { useHref } from '../../components/shell/use-href.ts'
import { useToast } from '../../components/toasts/use-toast.ts'
import { reloadPage } from '../../part-failed.ts'
import { useShell } from '../../use-shell.ts'
import type { ChapterShown } from './load.server.ts'
import { useLastRead } from './use-reading-place.ts'

const VerseSheet = lazy(() =>
  import('../../components/quran/verse-sheet.tsx').then((module) => ({ default: module.VerseSheet })),
)

/** What the buttons of the verses do: one listener for all of them. Gives the sheet to share by, while it is open. */
export function useVerseActs(list: RefObject<HTMLElement | null>, chapter: ChapterShown, marks: Marks): ReactNode {
  const [shared, setShared] = useState<number>()
  const { chosen } = useLastRead(list, chapter.number)
  const act = useActs(chapter, marks, { share: setShared, chosen })
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null
      const verse = Number(button?.closest<HTMLElement>('[data-verse]')?.dataset.verse)
      const name = button?.dataset.act
      // A link opened in a new tab stays a link.
      if (!verse || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (name === 'mark' || name === 'read' || name === 'copy' || name === 'share') {
        event.preventDefault()
        act[name](verse)
      }
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  })
  if (shared === undefined) return null
  const { path, number, name } = chapter
  const sheet = createElement(VerseSheet, { path, number, name, verse: shared, onClose: () => setShared(undefined) })
  return createElement(Suspense, null, sheet)
}

type Ways = { share: (verse: number) => void; chosen: () => void }

function useActs(chapter: ChapterShown, marks: Marks, { share, chosen }: Ways) {
  const { member, tenant } = useShell()
  const { say, number } = chapter
  const toast = useToast()
  const address = tenant.public_url + useHref()(chapter.path)
  const keep = (next: Marks, text: string) => {
    try {
      setMarks(member?.id ?? null, next)
      toast({ text })
    } catch {
      toast({ text: say.notSaved, tone: 'error' })
    }
  }
  return {
    share,
    mark: (verse: number) => {
      const next = toggleMark(marks, { chapter: number, verse }, new Date())
      keep(next, next.bookmarks[0]?.is_removed ? say.unmarked : say.marked)
    },
    read: (verse: number) => {
      chosen()
      keep({ ...marks, last_read: { chapter: number, verse, at: new Date().toISOString() } }, say.lastRead)
    },
    copy: async (verse: number) => {
      const shown = (part: string) => document.querySelector(`#v${verse} .verse-${part}`)?.textContent ?? ''
      try {
        await navigator.clipboard.writeText(
          `${shown('arabic')}\n\n${shown('translation')}\n(${say.citation.replace('{verse}', String(verse))})\n${address}#v${verse}`,
        )
        toast({ text: say.copied })
      } catch {
        toast({ text: say.notCopied, tone: 'error' })
      }
    },
  }
}

/** A range the address asks for is brought into sight; a saved page, opened without a network, knows nothing of it. */
export function useScrollToVerse(from: number | undefined): void {
  useEffect(() => {
    const verse = from ?? Number(/^\d+/.exec(new URLSearchParams(window.location.search).get('ayat') ?? '')?.[0])
    if (verse) document.getElementById(`v${verse}`)?.scrollIntoView({ block: 'start' })
  }, [from])
}

/** Verses travel as markup, with the whole page: whoever came here within the site is given the page itself. */
export function useWholePage(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (list.current?.childElementCount === 0) reloadPage()
  }, [list])
}
