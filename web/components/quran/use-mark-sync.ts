import { useEffect } from 'react'
import { type Marks, mergeMarks } from '#modules/worship/rules/quran/marks.ts'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { readMarks, setMarks, storedMarks, useMarks } from './stored-marks.ts'

const pauseMs = 1_200
let sent = ''

/** Brings the marks of this browser and of the account together: when a page opens, and soon after each change. */
export function useMarkSync(): Marks {
  const { member } = useShell()
  const reader = member?.id ?? null
  const marks = useMarks(reader)
  const address = useHref()('/quran/bookmarks')
  const text = JSON.stringify(marks)
  useEffect(() => {
    if (reader === null || sent === reader + text) return
    const timer = window.setTimeout(async () => {
      const answer = await exchange(address, text)
      if (answer === undefined) return
      // What was marked while the answer was under way counts too.
      const merged = mergeMarks(storedMarks(reader), answer)
      sent = reader + JSON.stringify(merged)
      setMarks(reader, merged)
    }, pauseMs)
    return () => window.clearTimeout(timer)
  }, [reader, text, address])
  return marks
}

/** The marks of the account with these among them; nothing when it cannot be reached, and the next page tries again. */
async function exchange(address: string, marks: string): Promise<Marks | undefined> {
  try {
    const body = new URLSearchParams({ marks })
    const reply = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } })
    return reply.ok ? readMarks(await reply.text()) : undefined
  } catch {
    return undefined
  }
}
