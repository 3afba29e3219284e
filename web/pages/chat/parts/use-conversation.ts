import { useEffect, useRef, useState } from 'react'
// Not fetched later: who loses the network meanwhile would lose what they write.
import { Conversation } from '../../../components/live/conversation.ts'
import { beginLog, type MessageLog } from '../../../components/live/message-log.ts'
import { askMessages, postMessage } from '../../../components/live/said.ts'
import { holdSocket } from '../../../components/live/socket.ts'
import { useActive } from '../../../components/live/use-active.ts'
import type { Refused } from '../../../components/live/use-composer.ts'
import { useTyping } from '../../../components/live/use-typing.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { useShell } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { lastAnswer } from '../seen.ts'

/** One conversation with its messages: as loaded, then live. Beside it what was not taken, and who is writing. */
export function useConversation(room: ShownRoom, isOld: boolean) {
  const { items } = room.messages
  const [hasOlder, setHasOlder] = useState(room.messages.is_more)
  const { live, log, readSeq, ...rest } = useLive(room, isOld)
  return {
    ...rest,
    live,
    isLive: log !== undefined,
    log: log ?? beginLog(items),
    readSeq: Math.max(readSeq, room.consultant_read_seq),
    hasOlder,
    older: async () => {
      const isMore = await live.current?.older()
      if (isMore !== undefined) setHasOlder(isMore)
    },
  }
}

export type LiveConversation = ReturnType<typeof useConversation>

function useLive({ user_chat_id: id, messages: { items } }: ShownRoom, isOld: boolean) {
  // With the code of whoever came by one: they would be led there, and to be led away means that the sign-in has ended.
  const address = useHref()(`/chat/${id}/messages`)
  const person_id = useShell().member?.id ?? ''
  const live = useRef<Conversation>(undefined)
  const begun = useRef(items)
  const [log, setLog] = useState<MessageLog>()
  const [isReachable, setReachable] = useState(true)
  const [readSeq, setReadSeq] = useState(0)
  const [refused, setRefused] = useState<Refused>()
  const { isTyping, onTyping } = useTyping()
  const { onActive, ...activity } = useActive(lastAnswer(log?.stored ?? items)?.seq ?? 0)
  useEffect(() => {
    if (isOld) return
    const hears = {
      change: setLog,
      reach: setReachable,
      typing() {
        onTyping()
        onActive()
      },
      read(seq: number) {
        setReadSeq((before) => Math.max(before, seq))
        onActive()
      },
      refuse: ({ text }: { text: string }, reason: string) => setRefused({ text, reason }),
    }
    const followed = new Conversation({ id, person_id, line: lineOf(address), hears }, beginLog(begun.current))
    live.current = followed
    return () => {
      followed.stop()
      live.current = undefined
    }
  }, [id, person_id, address, isOld, onTyping, onActive])
  useEffect(() => live.current?.bring(items), [items])
  return { live, log, isReachable, readSeq, refused, isTyping, ...activity }
}

const lineOf = (address: string) => ({
  hold: holdSocket,
  ask: (query: string) => askMessages(`${address}${address.includes('?') ? query.replace('?', '&') : query}`),
  post: (message: { client_id: string; message: string }) => postMessage(address, message),
})
