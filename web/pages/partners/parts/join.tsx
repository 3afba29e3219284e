import { Handshake } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Partners } from '../partners.server.ts'

/** The way in for those who are not on the list yet. */
export function Join({ say }: { say: Partners['say'] }) {
  return (
    <section aria-labelledby="join" className="bg-brand-soft">
      <div className="layout flex flex-col items-start gap-5 py-10 md:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex max-w-prose gap-4">
          <Handshake aria-hidden="true" className="mt-1 size-8 shrink-0 text-brand-text max-sm:hidden" />
          <div className="flex flex-col gap-1.5">
            <h2 id="join" className="text-2xl">
              {say.join}
            </h2>
            <p className="text-muted">{say.joinText}</p>
          </div>
        </div>
        <div className="flex w-full shrink-0 flex-col gap-3 sm:w-auto sm:flex-row">
          <ShellLink path="/gabung-partner" className={buttonClass()}>
            {say.joinTravel}
          </ShellLink>
          <ShellLink path="/gabung-travel-distribution-channel" className={buttonClass({ variant: 'secondary' })}>
            {say.joinChannel}
          </ShellLink>
        </div>
      </div>
    </section>
  )
}
