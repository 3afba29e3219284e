/** One of the three members of the database's cluster. */
export type Member = { name: string; folder: string; postgres: number; rest: number }
export type Passwords = { superuser: string; replication: string; rihla: string }

const bin = '/usr/lib/postgresql/15/bin'

/**
 * What Patroni decides by. A primary that is silent for ten seconds is replaced; one that crashes is not waited for. No commit is
 * acknowledged that only one machine has.
 */
const decisions = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 4,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 200,
      max_wal_senders: 10,
      max_replication_slots: 10,
      shared_buffers: '128MB',
      max_wal_size: '256MB',
      wal_keep_size: '128MB',
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
    },
  },
}

type Access = { etcd: number; passwords: Passwords }

/** Patroni reads YAML, of which JSON is a part. */
export function patroniConfiguration(
  { name, folder, postgres, rest }: Member,
  { etcd, passwords: { superuser, replication } }: Access,
): string {
  const at = (port: number) => `127.0.0.1:${port}`
  const user = (username: string, password: string) => ({ username, password })
  return JSON.stringify({
    scope: 'rihla',
    name,
    log: { level: 'INFO' },
    restapi: { listen: at(rest), connect_address: at(rest) },
    // By the older protocol of etcd: with the newer one Patroni 3.0.2 takes the lock back unseen after a pause, from whoever leads by then.
    etcd: { host: at(etcd) },
    bootstrap: {
      dcs: decisions,
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: at(postgres),
      connect_address: at(postgres),
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: user('postgres', superuser),
        replication: user('replicator', replication),
        rewind: user('rewinder', replication),
      },
      pg_hba: [
        'local all all reject',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: '' },
    },
  })
}

export type Server = { name: string; port: number }
type Ports = { pages: number; writes: number; reads: number }
export type Balanced = { ports: Ports; nodes: readonly Server[]; members: readonly Member[] }

const tellsToWait =
  'http-error status 503 content-type application/json string \'{"code":"F-SRV-5x3","message":"Coba lagi sebentar lagi."}\' hdr retry-after 2'

/** By what Patroni itself says each member is; connections to one that no longer is are cut. */
const database = (name: string, port: number, path: string, members: readonly Member[]) => [
  `listen ${name}`,
  `  bind 127.0.0.1:${port}`,
  '  mode tcp',
  '  timeout client 1h',
  '  timeout server 1h',
  '  option httpchk',
  `  http-check send meth GET uri ${path}`,
  '  http-check expect status 200',
  '  default-server inter 1s fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions',
  ...members.map((member) => `  server ${member.name} 127.0.0.1:${member.postgres} check port ${member.rest}`),
]

/** To one replica at a time: a node measures how far its replica is, and two behind one address are at different places. */
const oneAtATime = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => line.startsWith('  server '))
  return lines.map((line, i) => {
    if (i < first || first < 0) return line
    return `${line} ${i === first ? 'on-marked-up shutdown-backup-sessions' : 'backup'}`
  })
}

/** HAProxy: pages and calls to nodes that say they are ready, writes to the primary, reads to replicas. */
export function haproxyConfiguration({ ports, nodes, members }: Balanced): string {
  return [
    'global',
    '  maxconn 4000',
    'defaults',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    // Shorter than the server keeps an idle connection: it never closes one that is about to be used.
    '  timeout http-keep-alive 10s',
    '  retries 3',
    '  option redispatch 1',
    'listen pages',
    `  bind 127.0.0.1:${ports.pages}`,
    '  mode http',
    // Who buys in a trial says where from, each another address.
    '  option forwardfor if-none',
    '  option httpchk GET /readyz',
    '  http-check expect status 200',
    // What a node may have begun is sent again only where that changes nothing.
    '  retry-on conn-failure empty-response',
    '  http-request disable-l7-retry unless METH_GET or { method HEAD }',
    '  http-response set-header x-node %s',
    `  ${tellsToWait}`,
    '  default-server inter 500ms fastinter 200ms fall 2 rise 1',
    ...nodes.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`),
    ...(members.length > 0 ? database('writes', ports.writes, '/primary', members) : []),
    ...(members.length > 0 ? oneAtATime(database('reads', ports.reads, '/replica', members)) : []),
    '',
  ].join('\n')
}
