import { noteKnownChange } from '#core/replica.ts'
import type { Application } from './compose.ts'
import { listenTo } from './listen.ts'
import { warning } from './log.ts'

type Parts = Pick<Application, 'tenants' | 'directUrl' | 'log'>

/** Reads the brands again when one was saved at any process, and every half minute: a new brand needs no restart. */
export function followTenants(application: Parts) {
  const failed = warning(application.log, 'the tenants could not be read')
  const refresh = () => void application.tenants.refresh().catch(failed)
  const changed = () => {
    // What a page shows was saved with them: a replica is not read before it has that.
    noteKnownChange()
    refresh()
  }
  const listener = listenTo({ channel: 'tenants', application, onNotice: changed, onListening: changed })
  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      listener.start()
      timer = setInterval(refresh, 30_000)
    },
    async stop() {
      clearInterval(timer)
      await listener.stop()
    },
  }
}
