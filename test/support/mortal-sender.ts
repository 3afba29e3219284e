import { pino } from 'pino'
import { compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { startJobs } from '#server/jobs/runner.ts'

/** A process that empties the outbox and is killed in the middle of a batch, after so many mails. Run by killed.test.ts. */
const [url = '', data_dir = '', most = '0'] = process.argv.slice(2)
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: data_dir, PORT: '0', RUN: 'jobs' })
const application = await compose(config, pino({ level: 'silent' }), url)
const { mail } = application.outside
let sent = 0
Object.assign(application.outside, {
  mail: {
    async send(one: Parameters<typeof mail.send>[0]) {
      await mail.send(one)
      if (++sent < Number(most)) return
      process.kill(process.pid, 'SIGKILL')
      // What kills comes at once, but not before this line ends.
      await new Promise(() => undefined)
    },
  },
})
await startJobs(application)
