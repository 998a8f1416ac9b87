export type PortalConfig = { publicUrl: URL };
