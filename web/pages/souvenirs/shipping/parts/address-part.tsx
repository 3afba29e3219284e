import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { MapPin } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { useHref } from '../../../../components/shell/use-href.ts'
import { Destination } from '../../../../components/shop/destination.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { Shipping } from '../load.server.ts'

// Seeds: couriers are asked a second after the last change, not at every press.
const waitMs = 1000

type AddressPartProps = { shipping: Shipping; onChoose: (address_id: string) => void }

/** Where all parcels of the checkout go. */
export function AddressPart({ shipping, onChoose }: AddressPartProps) {
  const { destination, addresses, addAddress, say } = shipping
  const add = (
    <ShellLink path={addAddress} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {say.addAddress}
    </ShellLink>
  )
  return (
    <Card as="section" aria-labelledby="address" className="flex flex-col gap-3">
      <h2 id="address" className="text-lg">
        {say.address}
      </h2>
      {destination ? (
        <Destination to={destination} />
      ) : (
        <EmptyState
          icon={<MapPin />}
          title={say.noAddress}
          text={say.noAddressText}
          headingLevel="h3"
          action={add}
          className="py-4"
        />
      )}
      {destination && shipping.canChange && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand-text">{say.changeAddress}</summary>
          <div className="flex flex-col gap-4 pt-2">
            {addresses.length > 1 && <Choose shipping={shipping} onChoose={onChoose} />}
            <div className="flex">{add}</div>
          </div>
        </details>
      )}
    </Card>
  )
}

/** The address is the state: another one is another look at the same page. */
function Choose({ shipping: { path, addresses, address_id, say }, onChoose }: AddressPartProps) {
  const submit = useSubmit()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state === 'loading'
  const lookSoon = (chosen: string) => {
    onChoose(chosen)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      void submit(form.current, { replace: true, preventScrollReset: true })
    }, waitMs)
  }
  return (
    <Form ref={form} action={useHref()(path)} replace preventScrollReset className="flex flex-col gap-3">
      <RadioGroup
        name="address"
        label={say.addressList}
        look="cards"
        defaultValue={address_id}
        onChoose={lookSoon}
        options={addresses.map(({ id, label, recipient, street, region }) => ({
          value: id,
          label,
          hint: `${recipient}, ${street}, ${region}`,
        }))}
      />
      {isBusy && <Spinner label={say.counting} />}
      <button
        type="submit"
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} hidden self-start noscript:inline-flex`}
      >
        {say.useAddress}
      </button>
    </Form>
  )
}
