import { setTimeout as sleep } from 'node:timers/promises'
import { letterMail } from '#core/mail/letter.ts'
import { countParcels, tellAll } from '#database/outbox.ts'
import { demoTenants } from '#demo/tenants.ts'
import { type Figure, round, wanted } from './figure.ts'
import type { BenchServer } from './server.ts'
import { openShop, type Shop } from './shop.ts'

const parcels = 1000

/** How many mails a second leave a server that does nothing else. */
export async function outboxFigures(server: BenchServer): Promise<Figure[]> {
  if (!wanted('outbox')) return []
  const shop = await openShop(server)
  try {
    const rendering = renderingSeconds(shop)
    const began = performance.now()
    await tellAll(shop.application.db, Array.from({ length: parcels }, letterOf), shop.application.clock.now())
    while ((await countParcels(shop.application.db)).waiting > 0) await sleep(20)
    const perSecond = parcels / ((performance.now() - began) / 1000)
    return [
      {
        name: 'outbox, letters into the mail sandbox',
        figure: `${round(perSecond)}/s`,
        ratio: round(perSecond * (rendering / parcels), 3),
        base: 'the same letters drawn, and not sent',
        goal: '≥ 50/s',
      },
    ]
  } finally {
    await shop.home.close()
  }
}

const letterOf = () => ({
  kind: 'letter' as const,
  letter: {
    tenant_id: demoTenants[0].id,
    language: 'id' as const,
    to: 'siti@rihla.test',
    subject: 'Pembayaran diterima',
    paragraphs: ['Assalamualaikum Siti,', 'Pembayaran Anda sudah kami terima.'],
    action: { label: 'Lihat pesanan', path: '/member/my-order' },
    footer: 'Email ini dikirim kepada pemesan.',
  },
})

/** Seconds to draw as many letters: what cannot be saved. */
function renderingSeconds({ application }: Shop): number {
  const [tenant] = application.tenants.all()
  if (!tenant) throw new Error('no tenant')
  const began = performance.now()
  for (let i = 0; i < parcels; i++) letterMail(tenant, letterOf().letter)
  return (performance.now() - began) / 1000
}
