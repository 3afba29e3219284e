import type { LimitPort } from '#core/ports.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import type { CourierPort } from '#modules/shipping/module.ts'

export type SouvenirPorts = PaymentPorts & { couriers: CourierPort; limits: LimitPort }
