import { useShell } from '../../use-shell.ts'
import { Whatsapp } from './glyphs.tsx'
import { words } from './words.ts'

export const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`

export function WhatsappButton() {
  const { language, tenant, footer_words } = useShell()
  const say = footer_words
  return (
    <aside aria-label={say.whatsapp} className="whatsapp-button z-30">
      <a
        href={whatsappAddress(tenant.whatsapp_number)}
        target="_blank"
        rel="noopener"
        aria-label={`${say.chatWhatsapp} (${words(language).opensNewTab})`}
        title={say.chatWhatsapp}
        className="inline-flex size-[48px] items-center justify-center rounded-full bg-success text-on-success transition duration-200 ease-calm hover:-translate-y-0.5 md:size-[56px] md:shadow-floating"
      >
        <Whatsapp className="size-[28px]" />
      </a>
    </aside>
  )
}
