import { afterAll, beforeAll, expect, test } from 'vitest'
import { tell } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { type SmtpServer, smtpServer } from '#test/support/smtp.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { deliver } from './deliver.ts'

let home: TestApp
let server: SmtpServer
beforeAll(async () => {
  server = await smtpServer()
  home = await testApp({ SMTP_URL: server.url, MAIL_FROM: 'salam@rihla.test' })
})
afterAll(async () => {
  await home.close()
  await server.close()
})

const idsOf = () => server.taken.map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1])

test('a mail whose answer was lost is whole in the outbox, and goes again with the same Message-ID', async () => {
  const mail = {
    to: 'siti@rihla.test',
    from: 'Rihla <a@rihla.test>',
    subject: 'Lunas',
    text: 'Lunas',
    html: '<b>Lunas</b>',
  }
  await tell(home.application.db, { kind: 'mail', mail }, home.application.clock.now())
  const [waiting] = await home.application.db.select().from(outbox)
  const id = waiting?.id ?? ''
  server.behave('drops')
  await expect(deliver(home.application, id)).rejects.toThrow()
  // The mail client does not send it again of its own: that is decided where tries are counted.
  expect(server.taken).toHaveLength(1)
  const [stored] = await home.application.db.select().from(outbox)
  expect([stored?.parcel, stored?.sent_at]).toEqual([{ kind: 'mail', mail }, null])
  server.behave('polite')
  expect(await deliver(home.application, id)).toEqual({ fate: 'sent' })
  expect(idsOf()).toEqual([`<${id}@rihla.test>`, `<${id}@rihla.test>`])
})
