import { useCallback, useEffect, useRef, useState } from 'react'
import type { Conversation } from '../../../../components/live/conversation.ts'
import { beginLog } from '../../../../components/live/message-log.ts'
import { useTyping } from '../../../../components/live/use-typing.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'

/** One conversation as the page has brought it, then live where scripts run. */
export function useRoom({ room, messages, status }: Pick<ShownRoom, 'room' | 'messages' | 'status'>) {
  const { live, log, readSeq, isReachable, isTyping, refused, forget } = useLive({
    id: room.id,
    person_id: status.consultant?.id ?? '',
    items: messages.items,
  })
  const { own_read_seq, is_mine } = room
  const last = log.stored.at(-1)?.seq ?? 0
  useEffect(() => {
    if (live && is_mine && last > own_read_seq && document.visibilityState === 'visible') live.read(last)
  }, [live, is_mine, last, own_read_seq])
  /** Whether it was taken to be sent; without scripts the form goes by itself. */
  const say = useCallback(
    (text: string): boolean => {
      if (!live) return false
      forget()
      live.say(text)
      return true
    },
    [live, forget],
  )
  return {
    ...{ log, isReachable, isTyping, refused, say },
    readSeq: Math.max(readSeq, room.read_seq),
    type: () => live?.type(),
  }
}

export type LiveRoom = ReturnType<typeof useRoom>

type Followed = { id: string; person_id: string; items: ShownRoom['messages']['items'] }

function useLive({ id, person_id, items }: Followed) {
  const language = useLanguage()
  const [live, setLive] = useState<Conversation>()
  const [log, setLog] = useState(() => beginLog(items, 'consultant'))
  const [readSeq, setReadSeq] = useState(0)
  const [isReachable, setReachable] = useState(true)
  const [refused, setRefused] = useState<{ text: string; reason: string }>()
  const { isTyping, onTyping } = useTyping()
  const begun = useRef(items)
  useEffect(() => {
    let followed: Conversation | undefined
    let isOver = false
    const hears = {
      change: setLog,
      reach: setReachable,
      typing: onTyping,
      read: (seq: number) => setReadSeq((was) => Math.max(was, seq)),
      refuse: ({ text }: { text: string }, reason: string) => setRefused({ text, reason }),
    }
    void import('../../../components/chat/desk-conversation.ts').then(
      ({ followDeskConversation }) => {
        if (isOver) return
        followed = followDeskConversation({ id, person_id, language, items: begun.current, hears })
        setLive(followed)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      followed?.stop()
      setLive(undefined)
    }
  }, [id, person_id, language, onTyping])
  useEffect(() => live?.bring(items), [live, items])
  return { live, log, readSeq, isReachable, isTyping, refused, forget: useCallback(() => setRefused(undefined), []) }
}
