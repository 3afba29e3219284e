import { useEffect, useRef, useState } from 'react'
import type { ConsoleShell } from '../../shell.server.ts'
import { followInbox } from './follow-inbox.ts'

// Messages come in bursts: it is counted once they are over.
const calmMs = 1_000

/**
 * A consultant is here on whichever page of the desk they look at, and is told there how many members wait: by the page, then by
 * its socket, and in the title of the tab.
 */
export function useDeskPresence(shell: ConsoleShell | undefined): number {
  const [live, setLive] = useState<{ since: unknown; count: number }>()
  const answersChats = shell?.answers_chats ?? false
  const page = useRef(shell)
  useEffect(() => {
    page.current = shell
  }, [shell])
  // Not anew for each page: what joins is told its conversations, and the pages of the chat load again when they are told.
  useEffect(() => {
    if (!answersChats) return
    return follow((count) => setLive({ since: page.current, count }))
  }, [answersChats])
  const count = live && live.since === shell ? live.count : (shell?.chats_waiting ?? 0)
  // After each page: whoever draws the next one writes its title anew.
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    const title = count > 0 ? `(${count}) ${bare}` : bare
    if (document.title !== title) document.title = title
  })
  return count
}

const events = ['userRoomChats', 'receiveMessage']

function follow(tell: (count: number) => void): () => void {
  let isOver = false
  const ask = () =>
    void import('./desk-said.ts')
      .then(({ askWaiting }) => askWaiting())
      .then(
        (count) => count !== undefined && !isOver && tell(count),
        () => undefined,
      )
  const stop = followInbox({ events, calmMs, onChange: ask })
  return () => {
    isOver = true
    stop()
  }
}
