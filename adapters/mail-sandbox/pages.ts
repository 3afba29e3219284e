import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { languageOf } from '#core/messages.ts'
import type { Mailbox } from './mailbox.ts'
import { mailPage, mailPolicy, type View } from './view.ts'

// Asked twice, the last address counts; an empty one is no filter.
const query = z.object({
  to: z
    .union([z.string(), z.array(z.string()).transform((all) => all.at(-1) ?? '')])
    .transform((to) => (to.trim() === '' ? undefined : to))
    .optional(),
})
const params = z.object({ id: z.string() })

/** The sandbox mailbox for people and for scripts. */
export const mailboxPages =
  ({ box }: { box: Pick<Mailbox, 'list' | 'find'> }): FastifyPluginAsync =>
  async (app) => {
    app.get('/sandbox/mail', async (request, reply) => {
      const { to } = query.parse(request.query)
      const language = languageOf(request.headers['accept-language'])
      return page(reply, { language, mails: await box.list({ to }), to })
    })

    app.get('/sandbox/mail/:id', async (request, reply) => {
      const { to } = query.parse(request.query)
      const open = await box.find(params.parse(request.params).id)
      const language = languageOf(request.headers['accept-language'])
      if (!open) reply.code(404)
      return page(reply, { language, mails: await box.list({ to }), to, open, missing: !open })
    })

    app.get('/sandbox/mail.json', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      return box.list({ to: query.parse(request.query).to })
    })
  }

function page(reply: FastifyReply, view: View): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': mailPolicy(view.open),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(mailPage(view))
}
