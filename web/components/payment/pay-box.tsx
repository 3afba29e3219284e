import { Download, ExternalLink } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { CopyButton } from './copy-button.tsx'
import { MethodTile } from './method-tile.tsx'
import type { Pay, PayLabels } from './shown.server.ts'

type PayBoxProps = { pay: Pay; say: PayLabels; onOver: () => void }

/** What one needs at the bank: until when, to which number, and how much. */
export function PayBox({ pay, say, onOver }: PayBoxProps) {
  return (
    <Card padding="none" className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-accent-soft px-[min(1.25rem,5.5vw)] py-4">
        <p className="min-w-0">
          <span className="block text-accent-text text-sm">{say.payBefore}</span>
          <time dateTime={pay.until.at} className="font-semibold">
            {pay.until.text}
          </time>
        </p>
        <p className="noscript:hidden">
          <span className="block text-accent-text text-sm">{say.timeLeft}</span>
          <Countdown end={pay.end} now={pay.now} onOver={onOver} className="font-bold text-xl">
            {(left) => left.clock}
          </Countdown>
        </p>
        {pay.after && <p className="w-full text-sm">{pay.after}</p>}
      </div>
      <div className="flex flex-col divide-y divide-line px-[min(1.25rem,5.5vw)]">
        <p className="flex items-center gap-3 py-4 font-semibold">
          <MethodTile letters={pay.tile} />
          <span className="min-w-0">{pay.name}</span>
        </p>
        {pay.number && (
          <Figure label={say.number} figure={pay.number.text}>
            <CopyButton
              text={pay.number.digits}
              label={say.copyNumber}
              copied={say.numberCopied}
              notCopied={say.notCopied}
            />
          </Figure>
        )}
        <Figure label={say.toPay} figure={pay.amount.text} hint={say.exact}>
          <CopyButton
            text={pay.amount.digits}
            label={say.copyAmount}
            copied={say.amountCopied}
            notCopied={say.notCopied}
          />
        </Figure>
        {pay.qr && <Qr qr={pay.qr} say={say} />}
        {pay.go && (
          <div className="py-5">
            <a href={pay.go.address} rel="noreferrer" className={buttonClass({ wide: true })}>
              {pay.go.label}
              <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
            </a>
          </div>
        )}
      </div>
    </Card>
  )
}

type FigureProps = { label: string; figure: string; hint?: string; children: React.ReactNode }

function Figure({ label, figure, hint, children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-4">
      <p className="min-w-0">
        <span className="block text-muted text-sm">{label}</span>
        <span className="block select-all font-bold text-[min(1.5rem,9vw)] tabular-nums leading-snug [overflow-wrap:anywhere]">
          {figure}
        </span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </p>
      {children}
    </div>
  )
}

function Qr({ qr, say }: { qr: NonNullable<Pay['qr']>; say: PayLabels }) {
  return (
    <div className="flex flex-col items-center gap-4 py-5">
      <img
        src={qr.svg}
        alt={say.qrAlt}
        width={280}
        height={280}
        className="size-[min(17.5rem,100%)] rounded-md ring-1 ring-line"
      />
      <p className="max-w-prose text-center text-muted text-sm">{say.saveQrText}</p>
      <a href={qr.png} download={qr.file} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Download aria-hidden="true" className="size-4 shrink-0" />
        {say.saveQr}
      </a>
    </div>
  )
}
