import { useEffect, useState } from 'react'
import { useShell } from '../../use-shell.ts'
import type { Counted } from '../live/total.ts'

// What the page itself needs comes first.
const calmMs = 500

/** How much the member has not read: as the page was loaded, then as it changes. */
export function useUnread(counted: Counted): number {
  const shell = useShell()
  const [live, setLive] = useState<{ since: unknown; total: number }>()
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(async () => {
      const part = await import('../live/total.ts').catch(() => undefined)
      if (stop !== ended) stop = part?.followTotal(counted, (total) => setLive({ since: shell, total }))
    }, calmMs)
    return () => {
      clearTimeout(timer)
      stop?.()
      stop = ended
    }
  }, [shell, counted])
  return live?.since === shell ? live.total : counted === 'chats' ? shell.chat_unread : shell.total_unread
}

const ended = () => undefined
