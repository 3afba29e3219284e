import { Deferred, isAboutMessage } from '#core/deferred.ts'
import { outcomeOfStatus, watchOutgoing } from '#core/outgoing.ts'
import type { TextMessagePort } from '#core/ports.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { sign, signatureHeader, timestampHeader } from './signature.ts'

const timeoutMs = 5_000

/** Phone messages through an HTTP gateway for WhatsApp and SMS; the gateway drops a repeated id. */
export function textMessages(config: { url: string; secret: string }): TextMessagePort {
  return {
    async send({ id, to, text }) {
      const body = JSON.stringify({ id, to, text })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const request = {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [timestampHeader]: timestamp,
          [signatureHeader]: sign({ secret: config.secret, timestamp, body }),
        },
        // A redirect would carry the code to an address nobody configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      } as const
      const send = () => fetch(config.url, request)
      const response = await watchOutgoing('text messages', send, ({ status }) => outcomeOfStatus(status))
      await response.body?.cancel()
      // The gateway understood and will never take it: no such number.
      if (response.status === 422) throw new Undeliverable('the text message gateway refused the message')
      if (isAboutMessage(response.status)) throw new Deferred(`the text message gateway answered ${response.status}`)
      if (!response.ok) throw new Error(`the text message gateway answered ${response.status}`)
    },
  }
}
