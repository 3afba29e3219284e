import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import { type Announcement, saidIn, textOf } from './announcement.ts'
import { audience, type Nodes } from './nodes.ts'
import { type Outage, outageOf } from './outage.ts'
import { hastyClient, patientClient } from './redis-clients.ts'
import { redisLimits } from './redis-limits.ts'
import { redisSockets } from './redis-sockets.ts'

type Parts = { url: string; prefix: string; log: Log; patienceMs: number }

/** What changes again and again is told once for so long. */
const gatherMs = 100
const beatMs = 5000

/** The other processes over Redis; built whether or not it is there. */
export function redisNodes({ url, prefix, log, patienceMs }: Parts): Nodes {
  const { commands, outage, end } = commandsOf(hastyClient(url, patienceMs), log)
  const channel = `${prefix}:nodes`
  const { emit, on } = audience()
  const speaker = speakerOf({ commands, channel, outage })
  const count = counterOf(commands, channel)
  const beat = () => void Promise.all([speaker.catchUp(), count.refresh()])
  const ears = listenOn({ url, channel, self: speaker.self, emit, onListening: beat, outage })
  commands.on('ready', beat)
  const timer = setInterval(() => {
    beat()
    ears.beat()
  }, beatMs)
  timer.unref()
  const sockets = redisSockets({ url, prefix, log })
  return {
    announce: speaker.announce,
    tellAll(said) {
      emit(said)
      speaker.announce(said)
    },
    on,
    limits: redisLimits({ client: commands, prefix, outage, count: count.last }),
    count: count.last,
    sockets: sockets.open,
    areReached: () => commands.status === 'ready' && ears.areOpen(),
    close() {
      clearInterval(timer)
      sockets.close()
      end()
      ears.close()
    },
  }
}

/** What limits and announcements go through, and what is known of its outages. */
function commandsOf(commands: Commands, log: Log) {
  const outage = outageOf(log)
  let isEnding = false
  commands.on('error', outage.failed)
  commands.on('ready', outage.works)
  commands.on('close', () => isEnding || outage.failed(new Error('the connection was closed')))
  const end = () => {
    isEnding = true
    commands.disconnect()
  }
  return { commands, outage, end }
}

type Commands = ReturnType<typeof hastyClient>
type Speaker = { self: string; announce(said: Announcement): void; catchUp(): Promise<void> }

function speakerOf({ commands, channel, outage }: { commands: Commands; channel: string; outage: Outage }): Speaker {
  const self = randomUUID()
  const gathered = new Set<string>()
  let isBehind = false
  const publish = async (said: Announcement) => {
    try {
      await commands.publish(channel, textOf(self, said))
      outage.works()
    } catch (error) {
      isBehind = true
      outage.failed(error)
    }
  }
  const publishSoon = (said: Announcement & { topic: 'copied' }) => {
    if (gathered.has(said.what)) return
    gathered.add(said.what)
    setTimeout(() => {
      gathered.delete(said.what)
      void publish(said)
    }, gatherMs).unref()
  }
  return {
    self,
    announce: (said) => (said.topic === 'copied' ? publishSoon(said) : void publish(said)),
    /** What could not be told is not told later one by one: others look at all they hold. */
    async catchUp() {
      if (!isBehind || commands.status !== 'ready') return
      isBehind = false
      await publish({ topic: 'everything' })
    },
  }
}

/** Each process listens to the channel once, so those who listen are the processes; where nobody does, how many is not known. */
function counterOf(commands: Commands, channel: string) {
  let known = 1
  return {
    last: () => known,
    async refresh() {
      if (commands.status !== 'ready') return
      const answer = await commands.pubsub('NUMSUB', channel).catch(() => [])
      known = Number(answer[1]) || known
    },
  }
}

type Listening = {
  url: string
  channel: string
  self: string
  emit: (said: Announcement) => void
  onListening: () => void
  outage: Outage
}

function listenOn({ url, channel, self, emit, onListening, outage }: Listening) {
  const client = earOf(url, (text) => {
    const said = saidIn(text, self)
    if (said) emit(said)
  })
  let isListening = false
  let isAsking = false
  const listen = async () => {
    if (isAsking) return
    isAsking = true
    try {
      await client.subscribe(channel)
    } catch (error) {
      return outage.refused(error)
    } finally {
      isAsking = false
    }
    isListening = true
    emit({ topic: 'everything' })
    onListening()
  }
  client.on('ready', () => void listen())
  client.on('close', () => {
    isListening = false
  })
  return {
    areOpen: () => isListening,
    beat() {
      if (client.status !== 'ready') return
      // Whoever only listens would never notice that nobody speaks.
      if (isListening) client.ping().catch(() => undefined)
      else void listen()
    },
    close: () => client.disconnect(),
  }
}

function earOf(url: string, onText: (text: string) => void) {
  // It subscribes by itself, since only then it is known from when on nothing is missed.
  const client = patientClient(url, { autoResubscribe: false })
  // The other client's errors are those of this one.
  client.on('error', () => undefined)
  client.on('message', (_channel: string, text: string) => onText(text))
  return client
}
