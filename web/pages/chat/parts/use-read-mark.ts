import { type RefObject, useEffect } from 'react'
import type { Conversation } from '../../../components/live/conversation.ts'

type Seen = {
  live: RefObject<Conversation | undefined>
  place: RefObject<HTMLElement | null>
  seq: number
  isLive: boolean
}

/** What is in view has been read; on a phone the conversation may stand behind the list. */
export function useReadMark({ live, place, seq, isLive }: Seen): void {
  useEffect(() => {
    if (!isLive) return
    const mark = () => {
      const isShown = place.current?.checkVisibility?.() ?? true
      if (isShown && document.visibilityState === 'visible') live.current?.read(seq)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [live, place, seq, isLive])
}
