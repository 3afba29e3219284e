import { pino } from 'pino'
import { notify } from '#modules/notification/notify.ts'
import { compose } from '#server/compose.ts'
import { loadConfig } from '#server/config.ts'
import { deliverAll } from '#server/jobs/deliver.ts'

/**
 * A process that tells a member something and is killed on the way: `before-commit`, `after-commit` (before anything is
 * delivered) or `after-delivery` (before that is marked). Run by notify-killed.test.ts.
 */
const [moment, url = '', data_dir = '', tenant_id = '', user_id = '', once_key = ''] = process.argv.slice(2)
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: data_dir, PORT: '0', RUN: 'jobs' })
const application = await compose(config, pino({ level: 'silent' }), url)
const die = () => process.kill(process.pid, 'SIGKILL')

const news = () => ({ title: 'Pembayaran diterima', text: 'Terima kasih', more: [], action: 'Lihat' })
const notice = { tenant_id, user_id, once_key, category: 'orders', link: '/', by: ['mail'], news } as const
await application.db.transaction(async (db) => {
  await notify(db, notice, application.clock.now())
  if (moment === 'before-commit') die()
  // What kills comes at once, but not before this line ends.
  if (moment === 'before-commit') await new Promise(() => undefined)
})
if (moment === 'after-commit') die()
const { mail } = application.outside
const outside = {
  ...application.outside,
  mail: {
    async send(sent: Parameters<typeof mail.send>[0]) {
      await mail.send(sent)
      if (moment === 'after-delivery') die()
      if (moment === 'after-delivery') await new Promise(() => undefined)
    },
  },
}
await deliverAll({ ...application, outside })
await application.close()
