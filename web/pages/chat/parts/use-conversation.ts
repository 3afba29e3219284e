import { useEffect, useRef, useState } from 'react'
import type { Conversation } from '../../../components/live/conversation.ts'
import { beginLog, type MessageLog } from '../../../components/live/message-log.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import type { ShownRoom } from '../load.server.ts'

export type Refused = { text: string; reason: string }

// Told at most once in three seconds: after twice that they have stopped.
const typingMs = 6_000

/** One conversation with its messages: as loaded, then live. Beside it what was not taken, and who is writing. */
export function useConversation(room: ShownRoom, isOld: boolean) {
  const { items } = room.messages
  const id = room.user_chat_id
  const address = useHref()(`/chat/${id}/messages`)
  const live = useRef<Conversation>(undefined)
  const [log, setLog] = useState<MessageLog>()
  const [isReachable, setReachable] = useState(true)
  const [readSeq, setReadSeq] = useState(0)
  const [refused, setRefused] = useState<Refused>()
  const [hasOlder, setHasOlder] = useState(room.messages.is_more)
  const { isTyping, hearTyping } = useTyping()
  const begun = useRef(items)
  useEffect(() => {
    if (isOld) return
    let isOver = false
    void import('../../../components/live/conversation.ts')
      .then(({ followConversation }) => {
        if (isOver) return
        live.current = followConversation({
          id,
          // The same page for all: whoever came by a code asks without it.
          address: address.split('?')[0] ?? address,
          log: beginLog(begun.current),
          hears: {
            change: setLog,
            reach: setReachable,
            typing: hearTyping,
            read: (seq) => setReadSeq((before) => Math.max(before, seq)),
            refuse: ({ text }, reason) => setRefused({ text, reason }),
          },
        })
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      live.current?.stop()
      live.current = undefined
    }
  }, [id, address, isOld, hearTyping])
  useEffect(() => live.current?.bring(items), [items])
  return {
    live,
    log: log ?? beginLog(items),
    isReachable,
    isTyping,
    refused,
    readSeq: Math.max(readSeq, room.consultant_read_seq),
    hasOlder,
    older: async () => {
      const isMore = await live.current?.older()
      if (isMore !== undefined) setHasOlder(isMore)
    },
  }
}

export type LiveConversation = ReturnType<typeof useConversation>

function useTyping() {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [hearTyping] = useState(() => () => {
    clearTimeout(timer.current)
    setTyping(true)
    timer.current = setTimeout(() => setTyping(false), typingMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isTyping, hearTyping }
}
