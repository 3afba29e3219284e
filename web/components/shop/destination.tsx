import type { DestinationLines } from './destination.server.ts'

/** Where a parcel goes. */
export function Destination({ to }: { to: DestinationLines }) {
  return (
    <address className="not-italic [overflow-wrap:anywhere]">
      <span className="block font-semibold">{to.recipient}</span>
      <span className="block">{to.street}</span>
      <span className="block">{to.region}</span>
      {to.note && <span className="block text-muted text-sm">{to.note}</span>}
    </address>
  )
}
