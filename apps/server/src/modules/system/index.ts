export { serveAuditEntries } from './audit-entries.ts';
export { recordAudit } from './record-audit.ts';
export { systemRoutes } from './routes.ts';
export { serveWaiting } from './serve-waiting.ts';
