import { expect, test } from 'vitest'
import { haproxyConfiguration, patroniConfiguration } from './configuration.ts'

const member = (name: string, postgres: number) => ({ name, folder: `/x/${name}`, postgres, rest: postgres + 1 })
const ports = { pages: 10, writes: 11, reads: 12 }
const nodes = [{ name: 'node1', port: 20 }]

test('the balancer asks each part itself: nodes whether they are ready, Patroni who leads', () => {
  const text = haproxyConfiguration({ ports, nodes, members: [member('pg1', 30), member('pg2', 40)] })
  expect(text).toContain('option httpchk GET /readyz')
  expect(text).toContain('server node1 127.0.0.1:20 check')
  expect(text).toMatch(
    /listen writes\n {2}bind 127\.0\.0\.1:11[\s\S]*uri \/primary[\s\S]*pg2 127\.0\.0\.1:40 check port 41/,
  )
  expect(text).toMatch(/listen reads\n {2}bind 127\.0\.0\.1:12[\s\S]*uri \/replica/)
  expect(haproxyConfiguration({ ports, nodes, members: [] })).not.toContain('writes')
})

test('reads lead to one replica at a time, and writes to whoever leads', () => {
  const members = [member('pg1', 30), member('pg2', 40), member('pg3', 50)]
  const [writes = '', reads = ''] =
    haproxyConfiguration({ ports, nodes, members }).split('listen writes')[1]?.split('listen reads') ?? []
  const servers = (text: string) => text.match(/server pg\d.*/g) ?? []
  expect(servers(writes).map((line) => line.endsWith(' backup'))).toEqual([false, false, false])
  expect(servers(reads).map((line) => line.endsWith(' backup'))).toEqual([false, true, true])
})

test('a member acknowledges nothing that it alone has, and is replaced before it has been silent for twenty seconds', () => {
  const passwords = { superuser: 's', replication: 'r', rihla: 'p' }
  const { bootstrap, postgresql } = JSON.parse(patroniConfiguration(member('pg1', 30), { etcd: 50, passwords }))
  const { ttl, loop_wait, retry_timeout, ...dcs } = bootstrap.dcs
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true, primary_start_timeout: 0 })
  // Patroni's own condition, without which a slow moment of etcd is a failover.
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl)
  expect(ttl + loop_wait).toBeLessThan(20)
  expect(postgresql.pg_hba.join()).not.toContain('trust')
})
