import { OrderPart } from '../../../components/orders/order-part.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Destination } from '../../../components/shop/destination.tsx'
import { TrackingSteps } from '../../../components/shop/tracking.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import type { Kit as KitShown } from '../kit.server.ts'

/** Where the umrah kit is, what it brings and where it goes. */
export function Kit({ kit }: { kit: KitShown }) {
  return (
    <OrderPart id="kit" title={kit.title}>
      {kit.stopped ? (
        <p className="text-muted">{kit.stopped}</p>
      ) : (
        <Stepper label={kit.title} steps={kit.steps} current={kit.current} doneLabel={kit.done} />
      )}
      {kit.tracking && <TrackingSteps tracking={kit.tracking} />}
      <KitDestination kit={kit} />
      {kit.contents && (
        <div className="flex flex-col gap-1">
          <h3 className="font-semibold text-base">{kit.contents.title}</h3>
          <ul className="list-disc ps-5">
            {kit.contents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </OrderPart>
  )
}

function KitDestination({ kit: { destination, address } }: { kit: KitShown }) {
  const link = address && (
    <ShellLink path={address.path} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
      {address.label}
    </ShellLink>
  )
  if (address?.missing)
    return (
      <Alert tone="warning" title={address.missing.title} action={link}>
        {address.missing.text}
      </Alert>
    )
  if (!destination) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="font-semibold text-base">{destination.title}</h3>
      <Destination to={destination} />
      {link}
    </div>
  )
}
