import type { Output } from '#core/call.ts'
import type { chatMessages, sendMessage } from '#modules/chat/contract.ts'

export type StoredMessage = Output<typeof chatMessages>['items'][number]
export type SentAnswer = Output<typeof sendMessage>

/** What was written here and is not known to be stored. */
export type OwnMessage = { client_id: string; text: string; written_at: string }

/** Whose log it is: what this side has said was written here. */
export type Side = 'member' | 'consultant'

export type MessageLog = {
  side: Side
  /** By their numbers, each once. Those beyond a gap are in it too: what is missing is put between. */
  stored: readonly StoredMessage[]
  /** The highest number below which nothing is missing: ask for those after it. */
  gapless: number
  /** In the order they were written. */
  own: readonly OwnMessage[]
}

export function beginLog(stored: readonly StoredMessage[], side: Side = 'member'): MessageLog {
  const first = Math.min(...stored.map(({ seq }) => seq))
  const begun = { side, stored: [], gapless: stored.length === 0 ? 0 : first - 1, own: [] }
  return receive(begun, stored)
}

/** Messages as they came, in whatever order and however often. */
export function receive(log: MessageLog, came: readonly StoredMessage[]): MessageLog {
  const bySeq = new Map(log.stored.map((one) => [one.seq, one]))
  for (const one of came) bySeq.set(one.seq, one)
  const stored = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  const known = new Set(stored.flatMap(({ sender, client_id }) => (sender === log.side && client_id) || []))
  return {
    ...log,
    stored,
    gapless: gaplessOf(stored, log.gapless),
    own: log.own.filter(({ client_id }) => !known.has(client_id)),
  }
}

function gaplessOf(stored: readonly StoredMessage[], from: number): number {
  let gapless = from
  for (const { seq } of stored) if (seq === gapless + 1) gapless = seq
  return gapless
}

/** Whether something is missing before what is known. */
export const hasGap = ({ stored, gapless }: MessageLog): boolean => (stored.at(-1)?.seq ?? 0) > gapless

export const write = (log: MessageLog, own: OwnMessage): MessageLog => ({ ...log, own: [...log.own, own] })

/** The server has stored it. Told about it before, that telling stays: it knows more, such as cards. */
export function acknowledge(log: MessageLog, { client_id, ...sent }: SentAnswer): MessageLog {
  const own = log.own.filter((one) => one.client_id !== client_id)
  if (log.stored.some(({ seq }) => seq === sent.seq)) return { ...log, own }
  return receive({ ...log, own }, [
    { ...sent, client_id, sender: log.side, consultant_name: null, notice: null, file: null, cards: [] },
  ])
}

/** It was refused: it goes back to who wrote it. */
export const takeBack = (log: MessageLog, client_id: string): MessageLog => ({
  ...log,
  own: log.own.filter((one) => one.client_id !== client_id),
})
