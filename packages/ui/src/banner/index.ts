export { Banner, type BannerProps } from './banner';
export { bannerVariants } from './banner-variants';
