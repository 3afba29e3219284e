import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#core/html.ts'
import type { MailPort, TextMessage } from '#core/ports.ts'
import { isSigned, signatureHeader, timestampHeader } from './signature.ts'

const message = z.object({
  id: z.string().min(1).max(100),
  to: z.string().regex(/^\+?\d{6,20}$/),
  text: z.string().min(1).max(2000),
})
const signedHeaders = z.object({ [timestampHeader]: z.string().regex(/^\d{1,12}$/), [signatureHeader]: z.string() })

const windowSeconds = 300
const unsigned = { code: 'bad-signature', message: 'The signature is missing, wrong or too old' }
const unreadable = { code: 'bad-message', message: 'A message has an id, a phone number and a text' }

/** The gateway's side: checks what a real one checks, then puts the message into the sandbox mailbox. */
export const textMessageSandbox =
  (config: { box: { mail: MailPort }; secret: string }): FastifyPluginAsync =>
  async (app) => {
    // The signature is over the bytes as they came, so they are kept as they came.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: 16_384 },
      async (_: unknown, body: Buffer) => body,
    )

    app.post('/sandbox/text-message', async (request, reply) => {
      const headers = signedHeaders.safeParse(request.headers)
      const body = request.body
      if (!headers.success || !Buffer.isBuffer(body)) return reply.code(401).send(unsigned)
      const { [timestampHeader]: timestamp, [signatureHeader]: signature } = headers.data
      const fresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= windowSeconds
      if (!isSigned({ secret: config.secret, timestamp, body }, signature) || !fresh) {
        return reply.code(401).send(unsigned)
      }
      const read = readMessage(body)
      if (!read) return reply.code(422).send(unreadable)
      await config.box.mail.send(asMail(read))
      return reply.code(202).send({ message: 'accepted', data: { id: read.id } })
    })
  }

function readMessage(body: Buffer): TextMessage | undefined {
  try {
    return message.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

const asMail = ({ id, to, text }: TextMessage) => ({
  id,
  to,
  from: 'sandbox',
  subject: 'WhatsApp/SMS',
  text,
  html: `<p>${escapeHtml(text)}</p>`,
})
