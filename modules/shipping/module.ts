export { deliverShipment, prepareShipment, shipmentOf, shipShipment, stopShipment } from './shipments.ts'
