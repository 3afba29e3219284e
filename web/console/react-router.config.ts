import type { Config } from '@react-router/dev/config'
import { mountedAt } from './mounted-at.ts'

export default {
  appDirectory: '.',
  buildDirectory: '../../build/console',
  basename: mountedAt,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
