import { createHash, type KeyObject, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { minuteMs } from '#core/time.ts'
import { fetchJson, parseJson } from '../fetch-json.ts'
import { sign, signAsking, timestampOf } from '../snap/signature.ts'
import type { BankAccount, BankBook, Movement } from './book.ts'

export const modes = ['once', 'twice', 'late', 'never', 'forged', 'reordered'] as const
export type Mode = (typeof modes)[number]

export type Sender = {
  book: BankBook
  /** What a bank signs with. */
  bank(slug: string): { client_id: string; secret: string; private_key: () => KeyObject }
  api_url: () => string
  now: () => Date
  /** Waits between the tries of what was not taken, in milliseconds. */
  retries?: readonly number[]
}
type Notification = { account: BankAccount; movement: Movement; is_forged?: boolean; is_retry?: boolean }

const usualRetries = [minuteMs, minuteMs, minuteMs]

/** Tells of deposits as reliably as `mode` says. Gives what was answered, by try. */
export async function deliver(sender: Sender, notifications: Notification[], mode: Mode): Promise<string[]> {
  const [first] = notifications
  if (!first || mode === 'never' || mode === 'late') return []
  if (mode === 'once') return [await notifyUntilTaken(sender, first, sender.retries ?? usualRetries)]
  const messages = {
    forged: [{ ...first, is_forged: true }],
    twice: [first, { ...first, is_retry: true }],
    reordered: [...notifications].reverse(),
  }
  const answers: string[] = []
  for (const message of messages[mode]) answers.push(await notify(sender, message))
  return answers
}

/** The same after a while, in the background. */
export function deliverLater(sender: Sender, notifications: Notification[], seconds: number): void {
  const wait = sleep(seconds * 1000, undefined, { ref: false })
  void wait.then(() => deliver(sender, notifications, 'once')).catch(() => undefined)
}

/** Counted, now or before. */
export const isTaken = (answer: string): boolean => answer === '2002500' || answer === '4042518'

async function notifyUntilTaken(
  sender: Sender,
  notification: Notification,
  retries: readonly number[],
): Promise<string> {
  const answer = await notify(sender, notification)
  const [wait, ...rest] = retries
  if (wait === undefined || isTaken(answer)) return answer
  const later = sleep(wait, undefined, { ref: false })
  void later.then(() => notifyUntilTaken(sender, { ...notification, is_retry: true }, rest)).catch(() => undefined)
  return answer
}

const read = z.object({ responseCode: z.string().max(10) })

async function notify(sender: Sender, notification: Notification): Promise<string> {
  const { account, movement, is_forged } = notification
  const { headers, body, url } = await messageOf(sender, notification)
  const said = await post(url, headers, body)
  const answer = read.safeParse(parseJson(said)).data?.responseCode ?? ''
  const delivery = { at: sender.now().toISOString(), what: body, answer }
  await sender.book.change(account, (was) => ({
    ...was,
    movements: was.movements.map((one) => (one.id === movement.id && !is_forged && answer ? { ...one, answer } : one)),
    deliveries: [...was.deliveries, delivery].slice(-20),
  }))
  return answer
}

async function messageOf(sender: Sender, { account, movement, is_forged, is_retry }: Notification) {
  const { client_id, secret } = sender.bank(account.bank)
  const url = `${sender.api_url()}/api/bank/${account.bank}/v1.0/transfer-va/payment`
  const [timestamp, token] = [timestampOf(sender.now()), await tokenOf(sender, account.bank)]
  const body = JSON.stringify(contentOf(account, movement, is_retry ? 'Y' : 'N'))
  const key = is_forged ? createHash('sha256').update(secret).digest('hex') : secret
  const signed = { method: 'POST', path: new URL(url).pathname, token, body, timestamp } as const
  const headers = {
    authorization: `Bearer ${token}`,
    'x-timestamp': timestamp,
    'x-signature': sign(signed, key),
    'x-partner-id': client_id,
    // Digits alone, and no two alike on one day.
    'x-external-id': `${sender.now().getTime()}${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    'channel-id': '00001',
  }
  return { headers, body, url }
}

function contentOf({ virtual_account }: BankAccount, { id, amount, at }: Movement, flagAdvise: 'Y' | 'N') {
  const [service, customerNo] = [virtual_account.slice(0, 5).padStart(8), virtual_account.slice(5)]
  return {
    partnerServiceId: service,
    customerNo,
    virtualAccountNo: `${service}${customerNo}`,
    paymentRequestId: id,
    channelCode: 6011,
    paidAmount: { value: `${amount}.00`, currency: 'IDR' },
    totalAmount: { value: '0.00', currency: 'IDR' },
    trxDateTime: timestampOf(new Date(at)),
    referenceNo: id.slice(-12),
    flagAdvise,
    additionalInfo: {},
  }
}

const given = z.object({ accessToken: z.string() })

/** None where the shop does not answer: the message then is refused, and sent again later. */
async function tokenOf({ bank, api_url, now }: Sender, slug: string): Promise<string> {
  const { client_id, private_key } = bank(slug)
  const timestamp = timestampOf(now())
  const result = await fetchJson({
    what: 'the shop',
    url: `${api_url()}/api/bank/${slug}/v1.0/access-token/b2b`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-key': client_id,
      'x-timestamp': timestamp,
      'x-signature': signAsking({ client_id, timestamp }, private_key()),
    },
    body: JSON.stringify({ grantType: 'client_credentials' }),
  })
  return result.ok ? (given.safeParse(result.answer.body).data?.accessToken ?? '') : ''
}

/** What was answered, whatever its status; nothing where nobody answered. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(10_000)
    const sent = { 'content-type': 'application/json', ...headers }
    return await (await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal })).text()
  } catch {
    return ''
  }
}
