import type { Output } from '#core/call.ts'
import type { chatMessages } from '#modules/chat/contract.ts'
import type { SentAnswer, StoredMessage } from './message-log.ts'
import { tellSignInEnd } from './sign-in-end.ts'

export type Messages = Output<typeof chatMessages>
export type Refused = { code: string; message: string }

const fieldIn = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined

export function textIn(said: unknown, name: string): string | undefined {
  const field = fieldIn(said, name)
  return typeof field === 'string' ? field : undefined
}

/** A number that was told of this room and this side. */
export function numberIn(said: unknown, name: string, { room, side }: { room: string; side: string }) {
  if (textIn(said, 'user_chat_id') !== room || textIn(said, 'side') !== side) return undefined
  const field = fieldIn(said, name)
  return typeof field === 'number' ? field : undefined
}

/** The shapes of these are the contract's: checked is only what tells them apart. */
export const isMessage = (said: unknown): said is StoredMessage =>
  typeof fieldIn(said, 'seq') === 'number' && Array.isArray(fieldIn(said, 'cards'))
const isMessages = (said: unknown): said is Messages => Array.isArray(fieldIn(said, 'items'))
const isSent = (said: unknown): said is SentAnswer =>
  typeof fieldIn(said, 'seq') === 'number' && textIn(said, 'client_id') !== undefined
const isRefused = (said: unknown): said is Refused =>
  textIn(said, 'code') !== undefined && textIn(said, 'message') !== undefined

/** Stored, refused, or neither: then it has not arrived. */
export function sentOf(answer: unknown): SentAnswer | Refused | undefined {
  if (isSent(answer)) return answer
  return isRefused(answer) ? answer : undefined
}

async function jsonOf(address: string, sent?: RequestInit): Promise<unknown> {
  try {
    const reply = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'manual', ...sent })
    // Only an ended sign-in leads elsewhere.
    if (reply.type === 'opaqueredirect') tellSignInEnd()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return isJson && reply.status < 500 ? await reply.json() : undefined
  } catch {
    return undefined
  }
}

export async function askMessages(address: string): Promise<Messages | undefined> {
  const answer = await jsonOf(address)
  return isMessages(answer) ? answer : undefined
}

export const postMessage = async (address: string, message: { client_id: string; message: string }) =>
  sentOf(await jsonOf(address, { method: 'POST', body: new URLSearchParams(message) }))
