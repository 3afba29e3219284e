import type { StoredMessage } from '../../../components/live/message-log.ts'
import { isMessage, sentOf } from '../../../components/live/said.ts'

const address = (id: string) => `/api/console/v1/chats/${id}/messages`

/** The data of an answer, or what was refused; nothing where none came. */
async function dataOf(url: string, sent?: RequestInit): Promise<unknown> {
  try {
    const reply = await fetch(url, sent)
    if (reply.status >= 500) return undefined
    const body: unknown = await reply.json()
    if (!reply.ok || typeof body !== 'object' || body === null) return body
    return Reflect.get(body, 'data')
  } catch {
    return undefined
  }
}

type Part = { items: StoredMessage[]; is_more: boolean }

/** What came after a number, or before one; nothing where nothing could be had. */
export async function askPart(id: string, query: string): Promise<Part | undefined> {
  const answer = await dataOf(`${address(id)}${query}&limit=100`)
  if (typeof answer !== 'object' || answer === null || !('items' in answer) || !Array.isArray(answer.items))
    return undefined
  return { items: answer.items.filter(isMessage), is_more: 'is_more' in answer && answer.is_more === true }
}

const numberOf = (said: unknown, name: string): number => {
  const field: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined
  return typeof field === 'number' ? field : 0
}

/** How many members wait, for one's own answer or for anybody; nothing where it could not be had. */
export async function askWaiting(): Promise<number | undefined> {
  const answer = await dataOf('/api/console/v1/chats?limit=1')
  if (typeof answer !== 'object' || answer === null || !('counts' in answer)) return undefined
  return numberOf(answer.counts, 'waiting') + numberOf(answer.counts, 'unanswered')
}

/** The long way, where no socket is let through. */
export const postAnswer = async (id: string, language: string, said: { client_id: string; message: string }) =>
  sentOf(
    await dataOf(address(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(said),
    }),
  )
