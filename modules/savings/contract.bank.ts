import { z } from 'zod'
import { call } from '#core/call.ts'
import { protocolAnswer } from '#core/protocol-answer.ts'

/** As SNAP answers: a code made of the status, the service and the case. */
const snapAnswer = z.object({ responseCode: z.string(), responseMessage: z.string() })
const bank = z.string().max(100)

export const bankToken = call({
  method: 'POST',
  path: '/api/bank/:bank/v1.0/access-token/b2b',
  who: 'gateway',
  reads: 'raw',
  answers: 'protocol',
  headers: ['x-client-key', 'x-timestamp', 'x-signature'],
  about: 'A token for a partner bank (SNAP, service 73): it signs what it tells of deposits with it.',
  input: z.object({ bank }),
  output: protocolAnswer(
    snapAnswer.extend({
      accessToken: z.string().optional(),
      tokenType: z.literal('Bearer').optional(),
      expiresIn: z.string().optional(),
    }),
  ),
})

/** What of the request is repeated in the answer, as it was sent. */
const accountData = z.record(z.string(), z.unknown())

export const bankPayment = call({
  method: 'POST',
  path: '/api/bank/:bank/v1.0/transfer-va/payment',
  who: 'gateway',
  reads: 'raw',
  answers: 'protocol',
  headers: ['authorization', 'x-timestamp', 'x-signature', 'x-partner-id', 'x-external-id', 'channel-id'],
  about: 'A deposit into a virtual account, told by its bank (SNAP, service 25). Told twice, it counts once.',
  input: z.object({ bank }),
  output: protocolAnswer(
    snapAnswer.extend({ virtualAccountData: accountData.optional(), additionalInfo: z.object({}).optional() }),
  ),
})
