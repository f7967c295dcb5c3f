export { ImageGrid, type ImageGridImage, type ImageGridLabels, type ImageGridProps } from './image-grid';
