import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { HoldBar } from '../../../components/checkout/hold-bar.tsx'
import { CheckoutSteps } from '../../../components/checkout/steps.tsx'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { readForm } from '../../../form.server.ts'
import { metaOf } from '../../../meta.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Route } from './+types/page.ts'
import { actShipping } from './act.server.ts'
import { loadShipping, type Shipping } from './load.server.ts'
import { AddressPart } from './parts/address-part.tsx'
import { StorePart } from './parts/store-part.tsx'
import { SumBar, Sums } from './parts/sums.tsx'

export const meta = metaOf<Shipping>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Shipping>(({ say, path }) => [
    { label: say.shop, href: '/oleh-oleh' },
    { label: say.title, href: path },
  ]),
}

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadShipping(context, params.idBooking, url)

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  actShipping(context, params.idBooking, await readForm(request))

export default function ShippingPage({ loaderData: shipping, actionData }: Route.ComponentProps) {
  const { say } = shipping
  const { revalidate } = useRevalidator()
  // From the moment another address is chosen until its couriers are there, nothing can be ordered: it would go to the old one.
  const [wanted, setWanted] = useState<string>()
  const isLooking = wanted !== undefined && wanted !== shipping.address_id
  return (
    <div className="layout flex flex-col gap-5 pt-2 pb-8">
      <CheckoutSteps say={shipping.steps} current={1} />
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      <HoldBar hold={shipping.hold} say={{ hold: say.hold, hurry: say.hurry }} onOver={revalidate} />
      {!shipping.canChange && <Alert title={say.closed} />}
      <AddressPart shipping={shipping} onChoose={setWanted} />
      {/* Another address brings other couriers: what was chosen before no longer counts. */}
      <Couriers key={shipping.address_id} shipping={shipping} failure={actionData} isLooking={isLooking} />
    </div>
  )
}

type CouriersProps = { shipping: Shipping; failure: Failure | undefined; isLooking: boolean }

function Couriers({ shipping, failure, isLooking }: CouriersProps) {
  const { stores, say } = shipping
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(stores.map(({ id, chosen }) => [id, failure?.values[`shipping.${id}`] ?? chosen])),
  )
  const labels = Object.fromEntries(stores.map(({ id, question }) => [`shipping.${id}`, question]))
  const sums = { shipping, chosen, failure, isLooking }
  return (
    <Form method="post" action={useHref()(shipping.path)} noValidate>
      <input type="hidden" name="address_id" value={shipping.address_id ?? ''} />
      <input type="hidden" name="ticket" value={shipping.ticket} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          <FormFailure failure={failure} labels={{ ...labels, address_id: say.address, promo_code: say.promoCode }} />
          {stores.map((store) => (
            <StorePart
              key={store.id}
              store={store}
              shipping={shipping}
              chosen={chosen[store.id] ?? ''}
              choose={(value) => setChosen({ ...chosen, [store.id]: value })}
              error={fieldError(failure, `shipping.${store.id}`)}
            />
          ))}
        </div>
        <Sums {...sums} />
      </div>
      <SumBar {...sums} />
    </Form>
  )
}
