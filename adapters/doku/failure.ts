import { z } from 'zod'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import type { JsonAnswer } from '../fetch-json.ts'

const failure = z.object({
  error: z.object({ message: z.string() }).optional(),
  message: z.array(z.string()).optional(),
  error_messages: z.array(z.string()).optional(),
})

/** Why DOKU says no; nothing where no reason can be read. */
export function reasonOf({ body }: JsonAnswer): string {
  const said = failure.safeParse(body).data
  return said?.error?.message ?? said?.message?.join(', ') ?? said?.error_messages?.join(', ') ?? ''
}

export function refused(answer: JsonAnswer): GatewayFailure {
  return {
    ok: false,
    why: 'refused',
    detail: `DOKU answered ${answer.status} ${reasonOf(answer)}`.trim().slice(0, 300),
  }
}
