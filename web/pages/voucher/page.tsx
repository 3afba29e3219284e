import { data } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import { verifyVoucher } from '#modules/booking/contract.ts'
import { CircleCheck, CircleX, History } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { metaOf } from '../../meta.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded | undefined>((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, hidden: true }
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const say = words(language)
  const response = await api(context, verifyVoucher, { token: params.token }).catch((error: unknown) => {
    if (isCallFailure(error) && (error.status === 404 || error.status === 422)) throw data(null, { status: 404 })
    throw error
  })
  const voucher = response.data
  return {
    state: voucher.state,
    heading: say.title,
    title: say[voucher.state],
    text: say[`${voucher.state}Text`],
    facts: [
      { label: say.code, value: voucher.booking_code },
      { label: say.package, value: voucher.product_name },
      { label: say.departs, value: formatDay(voucher.departs_on, language) },
      { label: say.returns, value: formatDay(voucher.returns_on, language) },
      { label: say.travellers, value: formatNumber(voucher.travellers, language) },
      { label: say.leader, value: voucher.leader_initials },
    ],
  }
}

const looks = {
  valid: { Icon: CircleCheck, tone: 'bg-success-soft text-success-text' },
  used: { Icon: History, tone: 'bg-brand-soft text-brand-text' },
  cancelled: { Icon: CircleX, tone: 'bg-danger-soft text-danger-text' },
} as const

export default function VoucherPage({ loaderData }: Route.ComponentProps) {
  const { state, heading, title, text, facts } = loaderData
  const { Icon, tone } = looks[state]
  return (
    <div className="layout flex justify-center py-8 md:py-12">
      <Card className="flex w-full max-w-narrow flex-col gap-6" padding="lg">
        <h1 className="text-center text-muted text-lg">{heading}</h1>
        <div className={cx('flex flex-col items-center gap-2 rounded-md p-5 text-center', tone)}>
          <Icon aria-hidden="true" className="size-12" />
          <p className="font-bold text-xl">{title}</p>
          <p className="text-ink text-sm">{text}</p>
        </div>
        <dl className="flex flex-col divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
