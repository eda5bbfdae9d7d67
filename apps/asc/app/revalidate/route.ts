export { emptyTags as POST } from '@showroom/shell/revalidate';
