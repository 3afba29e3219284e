import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Taken = { to: string; mail: Email }
export type MailServer = {
  url: string
  /** What it answers to a recipient instead of taking the mail, such as `550 5.1.1 no such mailbox`. */
  refuses: Map<string, string>
  /** How often somebody was written to, taken or not. */
  tries(to: string): number
  /** What it took for them, newest first. */
  taken(to: string): Email[]
  close(): Promise<void>
}

/** A real mail server that has no mailbox for some. */
export async function mailServer(): Promise<MailServer> {
  const refuses = new Map<string, string>()
  const [tried, taken]: [string[], Taken[]] = [[], []]
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      tried.push(address)
      const said = refuses.get(address)
      done(said ? Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        for (const { address } of session.envelope.rcptTo) taken.unshift({ to: address, mail })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    refuses,
    tries: (to) => tried.filter((one) => one === to).length,
    taken: (to) => taken.filter((one) => one.to === to).map(({ mail }) => mail),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
