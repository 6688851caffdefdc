
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ContentItem": [
      "BlogPost",
      "Gallery",
      "GalleryCategory",
      "Member",
      "Partner",
      "Project",
      "Report",
      "TogetherPoint"
    ],
    "OrderedItem": [
      "GalleryCategory",
      "Member",
      "Partner",
      "Project",
      "TogetherPoint"
    ],
    "Translation": [
      "BlogPostTranslation",
      "GalleryCategoryTranslation",
      "GalleryTranslation",
      "MemberTranslation",
      "PartnerTranslation",
      "ProjectTranslation",
      "ReportTranslation",
      "TogetherPointTranslation"
    ]
  }
};
      export default result;
    