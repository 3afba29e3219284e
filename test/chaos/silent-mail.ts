import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { countParcels, tell, tellAll } from '#database/outbox.ts'
import { anOffer } from '#test/support/bookings.ts'
import { smtpServer } from '#test/support/smtp.ts'
import { type Acknowledged, homeOf, makeBuyer, nothingYet, order } from './buyer.ts'
import { until, type World } from './world.ts'

type Sizes = { mails: number; codes: number; is_timed: boolean }

const mail = (): Parcel => ({
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'Rihla <a@rihla.test>', subject: 'Kabar', text: 'Kabar', html: '<p>Kabar</p>' },
})

/** The phone company: keeps what it was sent. */
async function textGateway() {
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    texts.push(JSON.parse(body).text)
    response.writeHead(202).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  return { url: `http://127.0.0.1:${address.port}/`, texts, close: () => server.close() }
}

/** What the queue does in its own time: what failed comes again, and so does what was with a process that is gone. */
const hurry = ({ application }: World, killed_at: Date) =>
  application.db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
    where name like 'outbox-%' and (state = 'retry' or (state = 'active' and started_on < ${killed_at.toISOString()}))`)

/** The mail server takes connections and says nothing: codes leave all the same, and in the end every mail has left once. */
export async function silentMail(world: World, { mails, codes, is_timed }: Sizes): Promise<Acknowledged> {
  const known = nothingYet()
  const [smtp, phone] = [await smtpServer('silent'), await textGateway()]
  const outside = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'salam@rihla.test',
    TEXT_MESSAGE_URL: phone.url,
    TEXT_MESSAGE_SECRET: 'chaos-text-message-secret',
  }
  try {
    await world.killServer(outside)
    const offer = await anOffer(homeOf(world))
    await order(world, await makeBuyer(world), { offer, known })
    const now = () => world.application.clock.now()
    await tellAll(world.application.db, Array.from({ length: mails }, mail), now())
    const slowest = await sendCodes(world, phone.texts, codes)
    if (is_timed && slowest > 2000) throw new Error(`a code took ${Math.round(slowest)} ms while mail was silent`)
    if (smtp.taken.length > 0) throw new Error('mail was not silent')
    known.notes.push(
      `mail silent, ${mails} mails waiting: the slowest of ${codes} codes took ${Math.round(slowest)} ms`,
    )
    smtp.behave('polite')
    const began = performance.now()
    const killed_at = new Date()
    await world.killServer(outside)
    await until('every mail leaves once mail is back', async () => {
      await hurry(world, killed_at)
      return (await countParcels(world.application.db)).waiting === 0
    })
    known.notes.push(`${mails} mails over SMTP ${Math.round(performance.now() - began)} ms after the start of a server`)
    checkMails(smtp.taken, mails)
  } finally {
    await world.killServer()
    await smtp.close()
    phone.close()
  }
  return known
}

/** One after the other; how long the slowest took. */
async function sendCodes({ application }: World, texts: readonly string[], codes: number): Promise<number> {
  let slowest = 0
  for (let i = 0; i < codes; i++) {
    const text = `Kode ${newId()}`
    const began = performance.now()
    await tell(
      application.db,
      { kind: 'text', text: { to: '+628111222333', text }, awaited_seconds: 300 },
      application.clock.now(),
    )
    await until('a code leaves while mail is silent', async () => texts.includes(text), { everyMs: 10 })
    slowest = Math.max(slowest, performance.now() - began)
  }
  if (new Set(texts).size !== texts.length) throw new Error('a code was sent twice')
  return slowest
}

function checkMails(taken: readonly string[], mails: number): void {
  const ids = taken.map((one) => /^message-id: (.*)$/im.exec(one)?.[1])
  if (new Set(ids).size !== ids.length) throw new Error(`${ids.length - new Set(ids).size} mails were sent twice`)
  const mine = taken.filter((one) => /^subject: Kabar$/im.test(one)).length
  if (mine !== mails) throw new Error(`${mine} of ${mails} mails have left`)
}
