import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ChatRoom } from '../../../components/live/rooms.ts'
import type { Loaded } from '../load.server.ts'

/** The conversations as the page has brought them, then as they change. */
export function useRooms({ rooms, running }: Loaded): readonly ChatRoom[] {
  const [live, setLive] = useState<{ since: unknown; items: readonly ChatRoom[] }>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    void import('../../../components/live/rooms.ts')
      .then(({ followRooms }) => {
        if (!isOver) stop = followRooms(({ items }) => setLive({ since: rooms, items }))
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [rooms])
  const shown = live?.since === rooms ? live.items : rooms
  const isOther = shown.find(({ state }) => state !== 'closed')?.user_chat_id !== running
  useEffect(() => {
    if (isOther) void revalidate()
  }, [isOther, revalidate])
  return shown
}
