import { useCallback, useEffect, useRef, useState } from 'react'
import { beginLog } from '../../../../components/live/message-log.ts'
import type { DeskConversation } from '../../../components/chat/desk-conversation.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'

const typingShownMs = 5_000

/** One conversation as the page has brought it, then live where scripts run. */
export function useRoom({ room, messages }: Pick<ShownRoom, 'room' | 'messages'>) {
  const language = useLanguage()
  const { id } = room
  const [log, setLog] = useState(() => beginLog(messages.items))
  const [readSeq, setReadSeq] = useState(room.read_seq)
  const [isTyping, setTyping] = useState(false)
  const [refused, setRefused] = useState<{ text: string; reason: string }>()
  const live = useRef<DeskConversation>(undefined)
  const begun = useRef(messages.items)
  const { own_read_seq, is_mine } = room
  const last = log.stored.at(-1)?.seq ?? 0
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const hears = {
      change: setLog,
      read: (seq: number) => setReadSeq((was) => Math.max(was, seq)),
      refuse: (own: { text: string }, reason: string) => setRefused({ text: own.text, reason }),
      typing() {
        setTyping(true)
        clearTimeout(timer)
        timer = setTimeout(() => setTyping(false), typingShownMs)
      },
    }
    void import('../../../components/chat/desk-conversation.ts').then(
      ({ followDeskConversation }) => {
        if (!isOver) live.current = followDeskConversation({ id, language, log: beginLog(begun.current), hears })
      },
      () => undefined,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      live.current?.stop()
      live.current = undefined
    }
  }, [id, language])
  useEffect(() => live.current?.bring(messages.items), [messages.items])
  useEffect(() => {
    if (is_mine && last > own_read_seq && document.visibilityState === 'visible') live.current?.read(last)
  }, [is_mine, last, own_read_seq])
  /** Whether it was taken to be sent; without scripts the form goes by itself. */
  const say = useCallback((text: string): boolean => {
    if (!live.current) return false
    setRefused(undefined)
    live.current.say(text)
    return true
  }, [])
  return { log, readSeq: Math.max(readSeq, room.read_seq), isTyping, refused, say, type: () => live.current?.type() }
}

export type LiveRoom = ReturnType<typeof useRoom>
