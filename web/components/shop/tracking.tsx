import { Timeline } from '../../ui/timeline.tsx'
import { CopyButton } from '../payment/copy-button.tsx'
import type { ShownTracking } from './tracking.server.ts'

/** The waybill of a parcel, and what its courier says of where it is. */
export function TrackingSteps({ tracking }: { tracking: ShownTracking }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block text-muted text-sm">{tracking.label}</span>
          <span className="block select-all font-bold text-lg [overflow-wrap:anywhere]">{tracking.waybill}</span>
        </p>
        <CopyButton
          text={tracking.waybill}
          label={tracking.say.copy}
          copied={tracking.say.copied}
          notCopied={tracking.say.notCopied}
        />
      </div>
      {tracking.steps.length > 0 ? (
        <Timeline steps={tracking.steps} />
      ) : (
        <p className="text-muted">{tracking.silence}</p>
      )}
      {tracking.checked && <p className="text-muted text-sm">{tracking.checked}</p>}
    </>
  )
}
